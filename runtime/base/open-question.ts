/**
 * Opens the question while the page is parsed, where nobody has answered it (`isUnanswered`), so that it is among the first that is
 * painted: the site's scripts come seconds later on a slow network. A press that comes before them closes it, and waits for them in
 * `data-pressed`. Text, since it stands in the page's HTML behind the question, whose policy names its hash.
 */
export const OPEN_QUESTION = `(root=>{
let d=root.dataset,kept;
try{kept=JSON.parse(localStorage.rumbo_consent)[d.consentSite]}catch{}
if(navigator.globalPrivacyControl||kept&&kept.version===+d.consentVersion&&Array.isArray(kept.categories))return;
[...document.querySelectorAll('body>a')].pop()?.after(root);
d.open=true;
root.onclick=({target})=>{
let button=target.closest('[data-consent]');
if(button){d.pressed=button.dataset.consent;d.open=false}
}
})(document.currentScript.previousElementSibling)`.replaceAll('\n', '');
