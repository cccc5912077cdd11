import { describe, expect, it } from 'vitest';
import { readResumeText } from '../../testing/uploads/resume-text.ts';

const city = (text: string) => readResumeText('Alfredo Islas Monroy', ...text.split('\n')).city;

describe('the town of an address', () => {
  it.each([
    ['Domicilio: Emiliano Zapata, Morelos, Tultitlán, Edo. de Méx.', 'Tultitlán, Estado de México'],
    ['Calle Sonora, Benito Juárez, Quintana Roo, Cancún, Q. Roo', 'Cancún, Quintana Roo'],
    ['Domicilio: Calle 5, Atlixco, Pue.', 'Atlixco, Puebla'],
    ['Domicilio: Calle 12 #45 Col. Centro Pachuca, Hidalgo', 'Pachuca, Hidalgo'],
    ['Pachuca de Soto, Hidalgo a 5 de febrero de 2025', 'Pachuca de Soto, Hidalgo'],
    ['Guadalajara Jalisco', 'Guadalajara, Jalisco'],
    ['San Juan del Río Querétaro', 'San Juan del Río, Querétaro'],
    ['San Nicolás de los Garza Nuevo León', 'San Nicolás de los Garza, Nuevo León'],
    ['vivo en ecatepec edo mex', 'Ecatepec, Estado de México'],
    ['Vivo en la ciudad de Oaxaca, Oaxaca', 'Oaxaca, Oaxaca'],
    ['Cancún Q.Roo', 'Cancún, Quintana Roo'],
    ['Municipio\nTultepec\nEstado\nMéxico\nTeléfono\n5511223344', 'Tultepec, Estado de México'],
    ['Ciudad:\nZapopan\nEstado:\nJalisco', 'Zapopan, Jalisco'],
    ['Vivo en Villa de Álvarez Colima', 'Villa de Álvarez, Colima'],
    ['Ciudad: Pachuca\tEstado: Hidalgo', 'Pachuca, Hidalgo'],
    ['Municipio: Zapopan   Estado: Jalisco   Estado civil: casado', 'Zapopan, Jalisco'],
  ])('is the last pair of its line: %j is %s', (text, expected) => {
    expect(city(text)).toBe(expected);
  });

  it.each([
    [
      'Lugar y fecha: Tepic, Nayarit, 3 de enero de 2025',
      'Domicilio: Calle 5 #20, Zapopan, Jalisco',
    ],
    ['Tepic, Nayarit a 3 de enero de 2025', 'Calle 5 #20, Zapopan, Jalisco'],
    ['Oriundo de Tepic, Nayarit', 'Zapopan, Jalisco'],
    ['Natural de Tepic, Nayarit', 'Domicilio: Calle 5, Zapopan, Jalisco'],
    ['Disponibilidad para viajar a Monterrey, Nuevo León', 'Zapopan, Jalisco'],
    ['Ruta a Nuevo Laredo, Tamaulipas', 'Ciudad: Zapopan, Jalisco'],
    ['Oriundo de Tepic, Nayarit, radico en Zapopan, Jalisco', ''],
    ['Transportes Castores, León, Guanajuato', 'Domicilio: Calle 5 #20, Zapopan, Jalisco'],
    ['Fecha de nacimiento: 3 de junio de 1990', 'Zapopan, Jalisco'],
    ['Lugar de nacimiento\nTepic, Nayarit', 'Domicilio: Zapopan, Jalisco'],
    ['Egresado del Tecnológico de Celaya, Guanajuato', 'Zapopan, Jalisco'],
  ])('is the home, not %j', (other, home) => {
    expect(city(`${other}\n${home}`)).toBe('Zapopan, Jalisco');
  });

  it('is not the one of the addressee of a letter', () => {
    const letter = 'Mudanzas Robles\nLeón, Guanajuato\nP R E S E N T E';
    const own = 'Alfredo Islas Monroy\nDomicilio: Calle 5 #20, Zapopan, Jalisco';
    expect(readResumeText(...letter.split('\n'), ...own.split('\n')).city).toBe('Zapopan, Jalisco');
    expect(readResumeText(...letter.split('\n'), 'Alfredo Islas Monroy').city).toBeUndefined();
  });

  it.each([
    'Domicilio: Privada Sonora, El Mirador, Puebla',
    'Domicilio: Calle 5 de Mayo 12, Las Ánimas, Chihuahua',
    'Lugar y fecha: Tepic, Nayarit, 3 de enero de 2025',
    'Transportes Castores, León, Guanajuato',
    'Mariana Hidalgo',
    'Municipio\nEstado\nTeléfono',
    'Carlos Guerrero',
    'Licencia expedida en Tepic, Nayarit',
    'Lugar de nacimiento\nTepic, Nayarit',
    'Lugar de nacimiento:\nTepic, Nayarit',
    'Lugar de nacimiento\tFecha de nacimiento\nTepic, Nayarit\t03/06/1990',
    'Edad\tOriginario de\n34\tTepic, Nayarit',
  ])('stays empty where it may be another: %j', (text) => {
    expect(city(text)).toBeUndefined();
  });
});
