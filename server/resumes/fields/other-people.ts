/** Words, folded, that say that something beside them is somebody else's. */
export const OTHER_PEOPLE =
  /\b(?:refs?|referencias?|emergencias?|recados?|avisos?|jef[ea]|patron|patrona|supervisora?|espos[oa]|marido|conyuge|pareja|novi[oa]|mama|papa|madre|padre|herman[oa]|hij[oa]s?|ti[oa]|prim[oa]|sobrin[oa]|abuel[oa]|suegr[oa]|cunad[oa]|nuera|yerno|vecin[oa]s?|amig[oa]|compadre|comadre|conocid[oa]|familiar(?:es)?)\b/g;
