import { formData } from '../../apply/form-data.ts';

export const data = formData('v2');
