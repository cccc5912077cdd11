// Generated from schemas/problems/document-problems.ts and schemas/rules by `npm run codegen`. Do not edit.
import type { FormRule } from '../engine/rule.ts';
import { formQuestionUnreachable } from '../forms/form-question-unreachable.ts';
import { formPageUnreachable } from '../forms/form-page-unreachable.ts';
import { formConditionHidden } from '../forms/form-condition-hidden.ts';
import { formLimitsContradictory } from '../forms/form-limits-contradictory.ts';
import { formOptionRepeated } from '../forms/form-option-repeated.ts';
import { formTextBlank } from '../forms/form-text-blank.ts';
import { formPrefillType } from '../forms/form-prefill-type.ts';
import { formValueUnknown } from '../forms/form-value-unknown.ts';
import { formSettingIdle } from '../forms/form-setting-idle.ts';
import { formEndTyped } from '../forms/form-end-typed.ts';
import { formUndecided } from '../forms/form-undecided.ts';
import { formLabourLaw } from '../forms/form-labour-law.ts';
import { formMoney } from '../forms/form-money.ts';
import { formConsentMissing } from '../forms/form-consent-missing.ts';
import { formResumeRequired } from '../forms/form-resume-required.ts';
import { formTranslationUnused } from '../forms/form-translation-unused.ts';
import { formQuestionsMany } from '../forms/form-questions-many.ts';
import { formEstimateLong } from '../forms/form-estimate-long.ts';

export const formRules: readonly FormRule[] = [
  formQuestionUnreachable,
  formPageUnreachable,
  formConditionHidden,
  formLimitsContradictory,
  formOptionRepeated,
  formTextBlank,
  formPrefillType,
  formValueUnknown,
  formSettingIdle,
  formEndTyped,
  formUndecided,
  formLabourLaw,
  formMoney,
  formConsentMissing,
  formResumeRequired,
  formTranslationUnused,
  formQuestionsMany,
  formEstimateLong,
];
