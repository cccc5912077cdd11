import { expect, it } from 'vitest';
import { passedParameters } from './form-subject.ts';

it('what the page reads or writes itself goes along with no call, everything else as it came', () => {
  const own = 'jobId=2&stage=0&step=review&returnToUrl=%2Fhome&sent=1&check=1&failed=1&myData=x';
  expect(passedParameters(`${own}&utm_source=volante&ref=a%20b&x=1&x=2&vacio=`)).toEqual([
    ['utm_source', 'volante'],
    ['ref', 'a b'],
    ['x', '1'],
    ['x', '2'],
    ['vacio', ''],
  ]);
});
