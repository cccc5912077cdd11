/**
 * Opens the question while the page is parsed, where nobody has answered it (`readConsent`), so that it is among the first that is
 * painted: the site's scripts come seconds later on a slow network. A press that comes before them closes it, and waits for them in
 * `data-pressed`. Text, since it stands in the page's HTML at the end of the question, whose policy names its hash.
 */
const OPENING = `d=r.dataset,k;
try{k=JSON.parse(localStorage.rumbo_consent)[d.consentSite].version}catch{}
if(!navigator.globalPrivacyControl&&k!=d.consentVersion){
d.open=true;
r.onclick=e=>{if(k=e.target.dataset.consent){d.pressed=k;d.open=false}}
}
`;

const inBlock = (before: string) =>
  `{let r=document.currentScript.parentNode,${OPENING}${before}}`.replaceAll('\n', '');

/** Of the question of a site, which stands before the page. */
export const OPEN_QUESTION = inBlock('');

/** Of a page's own, which stands where it was written down, and has to come to the keyboard early. */
export const OPEN_OWN_QUESTION = inBlock(
  "[...document.querySelectorAll('body>a')].pop()?.after(r)",
);
