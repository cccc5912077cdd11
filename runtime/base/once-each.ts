/** Remembers a pure function's answer for as long as its argument lives: documents never change in place. */
export function onceEach<Argument extends object, Answer>(
  compute: (argument: Argument) => Answer,
): (argument: Argument) => Answer {
  const answers = new WeakMap<Argument, Answer>();
  return (argument) => {
    const known = answers.get(argument);
    if (known !== undefined) return known;
    const answer = compute(argument);
    answers.set(argument, answer);
    return answer;
  };
}
