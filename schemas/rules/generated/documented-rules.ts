// Generated from schemas/problems/document-problems.ts and schemas/rules by `npm run codegen`. Do not edit.
import type { ProblemTexts } from '../../problems/format-problem.ts';
import type { FormRule, PageRule, SiteRule } from '../engine/rule.ts';
import type { RuleDocumentation } from '../engine/rule-documentation.ts';
import * as idDuplicate from '../structure/id-duplicate.ts';
import * as widgetDangling from '../structure/widget-dangling.ts';
import * as widgetCycle from '../structure/widget-cycle.ts';
import * as widgetUnused from '../structure/widget-unused.ts';
import * as widgetRepeated from '../structure/widget-repeated.ts';
import * as sectionEmpty from '../structure/section-empty.ts';
import * as phonesEmpty from '../structure/phones-empty.ts';
import * as titleBlank from '../content/title-blank.ts';
import * as textUnwritten from '../content/text-unwritten.ts';
import * as textEmpty from '../content/text-empty.ts';
import * as stepsUncounted from '../content/steps-uncounted.ts';
import * as richTextDropped from '../content/rich-text-dropped.ts';
import * as similarNowhere from '../content/similar-nowhere.ts';
import * as linkDead from '../links/link-dead.ts';
import * as sectionLinkDead from '../links/section-link-dead.ts';
import * as linkUnpublished from '../links/link-unpublished.ts';
import * as ctaEmpty from '../links/cta-empty.ts';
import * as imageAltMissing from '../content/image-alt-missing.ts';
import * as assetMissing from '../links/asset-missing.ts';
import * as formUnknown from '../links/form-unknown.ts';
import * as headingMissing from '../headings/heading-missing.ts';
import * as resumeNowhere from '../links/resume-nowhere.ts';
import * as headingRepeated from '../headings/heading-repeated.ts';
import * as headingOrder from '../headings/heading-order.ts';
import * as eventsExpired from '../content/events-expired.ts';
import * as endBeforeStart from '../content/end-before-start.ts';
import * as dayImpossible from '../content/day-impossible.ts';
import * as urlCollision from '../addresses/url-collision.ts';
import * as pageIdCollision from '../addresses/page-id-collision.ts';
import * as urlReserved from '../addresses/url-reserved.ts';
import * as addressUnseen from '../addresses/address-unseen.ts';
import * as channelType from '../addresses/channel-type.ts';
import * as contrastLow from '../contrast/contrast-low.ts';
import * as sectionContrast from '../contrast/section-contrast.ts';
import * as imageOverBudget from '../weight/image-over-budget.ts';
import * as markupOverBudget from '../weight/markup-over-budget.ts';
import * as scriptsOverBudget from '../weight/scripts-over-budget.ts';
import * as pageOverBudget from '../weight/page-over-budget.ts';
import * as formQuestionUnreachable from '../forms/form-question-unreachable.ts';
import * as formPageUnreachable from '../forms/form-page-unreachable.ts';
import * as formConditionHidden from '../forms/form-condition-hidden.ts';
import * as formLimitsContradictory from '../forms/form-limits-contradictory.ts';
import * as formOptionRepeated from '../forms/form-option-repeated.ts';
import * as formTextBlank from '../forms/form-text-blank.ts';
import * as formPrefillType from '../forms/form-prefill-type.ts';
import * as formValueUnknown from '../forms/form-value-unknown.ts';
import * as formSettingIdle from '../forms/form-setting-idle.ts';
import * as formEndTyped from '../forms/form-end-typed.ts';
import * as formUndecided from '../forms/form-undecided.ts';
import * as formLabourLaw from '../forms/form-labour-law.ts';
import * as formMoney from '../forms/form-money.ts';
import * as formConsentMissing from '../forms/form-consent-missing.ts';
import * as formResumeRequired from '../forms/form-resume-required.ts';
import * as formTranslationUnused from '../forms/form-translation-unused.ts';
import * as formQuestionsMany from '../forms/form-questions-many.ts';
import * as formEstimateLong from '../forms/form-estimate-long.ts';
import * as messagePlaceholder from '../content/message-placeholder.ts';
import * as messageUnknown from '../content/message-unknown.ts';
import * as messageUntranslated from '../content/message-untranslated.ts';
import * as measuringUnasked from '../content/measuring-unasked.ts';

export interface DocumentedRule {
  readonly rule: PageRule | SiteRule | FormRule;
  readonly texts: ProblemTexts;
  readonly documentation: RuleDocumentation;
}

export const documentedRules: readonly DocumentedRule[] = [
  { rule: idDuplicate.idDuplicate, texts: idDuplicate.texts, documentation: idDuplicate.documentation },
  { rule: widgetDangling.widgetDangling, texts: widgetDangling.texts, documentation: widgetDangling.documentation },
  { rule: widgetCycle.widgetCycle, texts: widgetCycle.texts, documentation: widgetCycle.documentation },
  { rule: widgetUnused.widgetUnused, texts: widgetUnused.texts, documentation: widgetUnused.documentation },
  { rule: widgetRepeated.widgetRepeated, texts: widgetRepeated.texts, documentation: widgetRepeated.documentation },
  { rule: sectionEmpty.sectionEmpty, texts: sectionEmpty.texts, documentation: sectionEmpty.documentation },
  { rule: phonesEmpty.phonesEmpty, texts: phonesEmpty.texts, documentation: phonesEmpty.documentation },
  { rule: titleBlank.titleBlank, texts: titleBlank.texts, documentation: titleBlank.documentation },
  { rule: textUnwritten.textUnwritten, texts: textUnwritten.texts, documentation: textUnwritten.documentation },
  { rule: textEmpty.textEmpty, texts: textEmpty.texts, documentation: textEmpty.documentation },
  { rule: stepsUncounted.stepsUncounted, texts: stepsUncounted.texts, documentation: stepsUncounted.documentation },
  { rule: richTextDropped.richTextDropped, texts: richTextDropped.texts, documentation: richTextDropped.documentation },
  { rule: similarNowhere.similarNowhere, texts: similarNowhere.texts, documentation: similarNowhere.documentation },
  { rule: linkDead.linkDead, texts: linkDead.texts, documentation: linkDead.documentation },
  { rule: sectionLinkDead.sectionLinkDead, texts: sectionLinkDead.texts, documentation: sectionLinkDead.documentation },
  { rule: linkUnpublished.linkUnpublished, texts: linkUnpublished.texts, documentation: linkUnpublished.documentation },
  { rule: ctaEmpty.ctaEmpty, texts: ctaEmpty.texts, documentation: ctaEmpty.documentation },
  { rule: imageAltMissing.imageAltMissing, texts: imageAltMissing.texts, documentation: imageAltMissing.documentation },
  { rule: assetMissing.assetMissing, texts: assetMissing.texts, documentation: assetMissing.documentation },
  { rule: formUnknown.formUnknown, texts: formUnknown.texts, documentation: formUnknown.documentation },
  { rule: headingMissing.headingMissing, texts: headingMissing.texts, documentation: headingMissing.documentation },
  { rule: resumeNowhere.resumeNowhere, texts: resumeNowhere.texts, documentation: resumeNowhere.documentation },
  { rule: headingRepeated.headingRepeated, texts: headingRepeated.texts, documentation: headingRepeated.documentation },
  { rule: headingOrder.headingOrder, texts: headingOrder.texts, documentation: headingOrder.documentation },
  { rule: eventsExpired.eventsExpired, texts: eventsExpired.texts, documentation: eventsExpired.documentation },
  { rule: endBeforeStart.endBeforeStart, texts: endBeforeStart.texts, documentation: endBeforeStart.documentation },
  { rule: dayImpossible.dayImpossible, texts: dayImpossible.texts, documentation: dayImpossible.documentation },
  { rule: urlCollision.urlCollision, texts: urlCollision.texts, documentation: urlCollision.documentation },
  { rule: pageIdCollision.pageIdCollision, texts: pageIdCollision.texts, documentation: pageIdCollision.documentation },
  { rule: urlReserved.urlReserved, texts: urlReserved.texts, documentation: urlReserved.documentation },
  { rule: addressUnseen.addressUnseen, texts: addressUnseen.texts, documentation: addressUnseen.documentation },
  { rule: channelType.channelType, texts: channelType.texts, documentation: channelType.documentation },
  { rule: contrastLow.contrastLow, texts: contrastLow.texts, documentation: contrastLow.documentation },
  { rule: sectionContrast.sectionContrast, texts: sectionContrast.texts, documentation: sectionContrast.documentation },
  { rule: imageOverBudget.imageOverBudget, texts: imageOverBudget.texts, documentation: imageOverBudget.documentation },
  { rule: markupOverBudget.markupOverBudget, texts: markupOverBudget.texts, documentation: markupOverBudget.documentation },
  { rule: scriptsOverBudget.scriptsOverBudget, texts: scriptsOverBudget.texts, documentation: scriptsOverBudget.documentation },
  { rule: pageOverBudget.pageOverBudget, texts: pageOverBudget.texts, documentation: pageOverBudget.documentation },
  { rule: formQuestionUnreachable.formQuestionUnreachable, texts: formQuestionUnreachable.texts, documentation: formQuestionUnreachable.documentation },
  { rule: formPageUnreachable.formPageUnreachable, texts: formPageUnreachable.texts, documentation: formPageUnreachable.documentation },
  { rule: formConditionHidden.formConditionHidden, texts: formConditionHidden.texts, documentation: formConditionHidden.documentation },
  { rule: formLimitsContradictory.formLimitsContradictory, texts: formLimitsContradictory.texts, documentation: formLimitsContradictory.documentation },
  { rule: formOptionRepeated.formOptionRepeated, texts: formOptionRepeated.texts, documentation: formOptionRepeated.documentation },
  { rule: formTextBlank.formTextBlank, texts: formTextBlank.texts, documentation: formTextBlank.documentation },
  { rule: formPrefillType.formPrefillType, texts: formPrefillType.texts, documentation: formPrefillType.documentation },
  { rule: formValueUnknown.formValueUnknown, texts: formValueUnknown.texts, documentation: formValueUnknown.documentation },
  { rule: formSettingIdle.formSettingIdle, texts: formSettingIdle.texts, documentation: formSettingIdle.documentation },
  { rule: formEndTyped.formEndTyped, texts: formEndTyped.texts, documentation: formEndTyped.documentation },
  { rule: formUndecided.formUndecided, texts: formUndecided.texts, documentation: formUndecided.documentation },
  { rule: formLabourLaw.formLabourLaw, texts: formLabourLaw.texts, documentation: formLabourLaw.documentation },
  { rule: formMoney.formMoney, texts: formMoney.texts, documentation: formMoney.documentation },
  { rule: formConsentMissing.formConsentMissing, texts: formConsentMissing.texts, documentation: formConsentMissing.documentation },
  { rule: formResumeRequired.formResumeRequired, texts: formResumeRequired.texts, documentation: formResumeRequired.documentation },
  { rule: formTranslationUnused.formTranslationUnused, texts: formTranslationUnused.texts, documentation: formTranslationUnused.documentation },
  { rule: formQuestionsMany.formQuestionsMany, texts: formQuestionsMany.texts, documentation: formQuestionsMany.documentation },
  { rule: formEstimateLong.formEstimateLong, texts: formEstimateLong.texts, documentation: formEstimateLong.documentation },
  { rule: messagePlaceholder.messagePlaceholder, texts: messagePlaceholder.texts, documentation: messagePlaceholder.documentation },
  { rule: messageUnknown.messageUnknown, texts: messageUnknown.texts, documentation: messageUnknown.documentation },
  { rule: messageUntranslated.messageUntranslated, texts: messageUntranslated.texts, documentation: messageUntranslated.documentation },
  { rule: measuringUnasked.measuringUnasked, texts: measuringUnasked.texts, documentation: measuringUnasked.documentation },
];
