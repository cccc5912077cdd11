import type { WrittenMeaning } from './meanings.ts';

export const SCHEDULES: readonly WrittenMeaning[] = [
  {
    typed:
      'lunes a viernes, de lunes a viernes, l a v, lun a vie, entre semana, fines de semana libres, fin de semana libre, sin fines de semana, sin fin de semana, sin fds, sin finde, sin sábado, sin sábados ni domingos, sin sábado ni domingo, descanso sábado y domingo, descanso sábados y domingos, descanso fines de semana, descanso fin de semana, descansar fines de semana, sábado y domingo libres, sábados y domingos libres, descansar sábado y domingo, weekdays, weekends off, no weekends, monday to friday, horario de oficina',
    says: 'details:lunes a viernes, fines de semana libres, fin de semana libre',
  },
  {
    typed:
      'domingos libres, domingo libre, sin domingo, descanso domingo, descanso domingos, descanso los domingos, descansar domingo, descansar los domingos, lunes a sábado, de lunes a sábado',
    says: 'details:lunes a viernes, details:lunes a sábado, domingos libres, fines de semana libres',
  },
  {
    typed:
      'fines de semana, fin de semana, los fines de semana, fds, finde, findes, sábado y domingo, sábados y domingos, sábado o domingo, sábados o domingos, sábado, domingo, weekends, weekend',
    says: 'fin de semana, fines de semana, sábado y domingo, sábados y domingos, details:viernes a domingo, details:jueves a domingo',
    also: 'details:domingo, details:domingos, details:viernes a martes',
    never:
      'fines de semana libres, fin de semana libre, details:lunes a viernes, descanso domingo, descanso domingos, domingos libres',
  },
  {
    typed:
      'turno noche, turno de noche, turno nocturno, turno de la noche, tercer turno, tercero, noche, de noche, en la noche, en las noches, por la noche, por las noches, noches, nocturno, velada, night shift, night, nights, overnight',
    says: 'nocturno, title:noche, details:noche, details:noches',
    also: 'noche, title:madrugada, details:madrugada, details:21:30, details:22:00, details:22:30, details:23:00',
  },
  {
    typed: 'madrugada, de madrugada, en la madrugada, madrugadas, muy temprano, madrugar',
    says: 'madrugada',
    also: 'nocturno',
  },
  {
    typed: 'sin madrugada, sin madrugar, sin levantarme temprano',
    never:
      'title:madrugada, title:nocturno, nocturno, details:noches, details:3:00, details:3:30, details:4:00, details:4:30, details:5:00',
  },
  {
    typed:
      'turno matutino, turno mañana, turno de mañana, turno de la mañana, por la mañana, por las mañanas, en la mañana, en las mañanas, de mañana, mañanas, matutino, primer turno, morning shift, mornings',
    says: 'matutino, mañanas, details:6:00, details:6:30, details:7:00, details:7:30, details:8:00, details:8:30',
    never:
      'nocturno, vespertino, details:noches, details:21:30, details:22:00, details:22:30, details:23:00',
  },
  {
    typed:
      'turno de día, turno día, de día, durante el día, diurno, turno diurno, day shift, sin noche, sin turno nocturno, sin nocturno, sin nocturna, sin turno de noche, sin turno noche, sin horario nocturno',
    never:
      'nocturno, details:noches, title:noche, title:madrugada, details:21:30, details:22:00, details:22:30, details:23:00',
  },
  {
    typed:
      'turno vespertino, turno tarde, turno de tarde, turno de la tarde, tarde, por la tarde, por las tardes, en la tarde, en las tardes, de tarde, tardes, vespertino, segundo turno, afternoon shift, evening shift, afternoons, evenings',
    says: 'vespertino, title:tarde, title:tardes, details:tarde, details:tardes',
    also: 'tarde, details:19:00, details:19:30, details:20:00, details:20:30, details:21:00',
    never: 'nocturno, details:noches',
  },
  {
    typed:
      'turno mixto, rolar turno, rolar turnos, turnos rotativos, turno rotativo, turnos rolados, rotar turnos',
    says: 'turno mixto, turnos rotativos, rolar turnos, turnos rolados',
    also: 'rolado, rolados, variables',
  },
  {
    typed: '12x12, 12 x 12, 12 por 12, doce por doce',
    says: '12x12, 12 por 12, turno de 12 horas',
  },
  { typed: '24x24, 24 x 24, 24 por 24', says: '24x24, 24 por 24' },
  { typed: '24x48, 24 x 48, 24 por 48', says: '24x48, 24 por 48' },
  {
    typed: '4x3, 4 x 3, 4 por 3, 4 días a la semana, cuatro días a la semana, 3 días de descanso',
    says: '4x3, 4 por 3, 4 días a la semana, details:jueves a domingo',
  },
  {
    typed: '5x2, 5 x 2, 5 por 2, 5 días a la semana, dos días de descanso, 2 días de descanso',
    says: '5x2, 5 por 2, 5 días a la semana, details:lunes a viernes, details:miércoles a domingo, details:martes a sábado',
  },
  {
    typed: '6x1, 6 x 1, 6 por 1, un día de descanso',
    says: '6x1, 6 por 1, 6 días, details:lunes a sábado, details:martes a domingo',
  },
  {
    typed:
      'pocas horas, unas horas, pocos días, medias jornadas, tiempos libres, ratos libres, mis ratos libres, horario flexible, flexible, horarios flexibles, tiempo flexible, por ratos',
    says: 'medio tiempo, media jornada, horario flexible, horarios flexibles, tiempo parcial',
    also: '5 tardes, días variables, estudiantes',
  },
];
