import { createPart } from '../ui/parts/create-part.tsx';

export const FormsPart = createPart(async () => (await import('./forms-screen.tsx')).FormsScreen);
