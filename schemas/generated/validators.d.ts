// Generated from schemas/**/*.schema.json by `npm run codegen`. Do not edit.
import type { Validator } from '#schemas/definitions/validator.ts';
export declare const validatePage: Validator;
export declare const validateSite: Validator;
export declare const validateForm: Validator;
export declare const validateWidget: Validator;
