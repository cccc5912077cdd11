/** Lists of jobs that depend on the visitor (spec section 2, "Job list card"). */
export type PersonalListType = 'NEARBY' | 'RECOMMENDED' | 'BROWSING_BASED';
