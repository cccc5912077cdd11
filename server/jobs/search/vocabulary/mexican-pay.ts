import type { WrittenMeaning } from './meanings.ts';

/** Periods of pay, and benefits. */
export const PAY: readonly WrittenMeaning[] = [
  { typed: 'por hora, por horas, la hora, hourly', says: 'details:por hora' },
  {
    typed: 'por día, al día, diario, diarios, a diario, cada día, por jornada, daily, daily pay',
    says: 'details:diario por día, details:pago diario',
  },
  {
    typed:
      'por semana, a la semana, cada semana, semanal, semanales, semanalmente, cada ocho días, cada 8 días, weekly, weekly pay, paid weekly',
    says: 'semanal, semanales',
  },
  {
    typed: 'por quincena, quincenal, quincenales, a la quincena, cada quincena, biweekly',
    says: 'quincenal, quincenales, quincena',
  },
  {
    typed: 'por mes, al mes, mensual, mensuales, cada mes, monthly',
    says: 'details:mensual por mes, details:mensuales, details:pago mensual',
  },
  {
    typed:
      'prestaciones superiores, prestaciones superiores a la ley, prestaciones superiores a las de ley, prestaciones arriba de la ley',
    says: 'prestaciones superiores',
    also: 'fondo de ahorro, vales de despensa, gastos médicos',
  },
  {
    typed: 'infonavit, fonacot, afore',
    says: 'infonavit, fonacot',
    also: 'imss, prestaciones de ley',
  },
  {
    typed: 'seguro médico, health insurance, insurance',
    says: 'gastos médicos',
    also: 'imss, seguro médico',
  },
  {
    typed:
      'comida incluida, con comida, alimentos incluidos, comedor, desayuno, comida gratis, me den de comer',
    says: 'comedor, apoyo de comida, comida incluida, details:comida',
    also: 'cena en, viáticos de comida, café y pan',
  },
  {
    typed:
      'transporte de personal, ruta de personal, apoyo de transporte, ayuda de transporte, transporte incluido, ruta de transporte, pasajes',
    says: 'transporte de personal, apoyo de transporte',
    also: 'pasajes pagados, transporte',
  },
  {
    typed:
      'de planta, planta, contrato indefinido, contrato fijo, con contrato, contrato de planta, trabajo fijo, trabajo estable, estable, fijo, empleo fijo',
    says: 'planta, contrato indefinido',
    also: 'details:tiempo completo',
  },
  { typed: 'utilidades, ptu, reparto de utilidades', says: 'utilidades, ptu' },
  { typed: 'tips, tip, con propinas', says: 'propinas' },
  { typed: 'dinero de la gasolina, gasolina pagada, con gasolina, gas incluido', says: 'gasolina' },
];
