/** Greedy CTC decoding of `steps` rows of letter scores (0 to 1); letter 0 is the blank, letters in `skip` never win. */
export function decodeLetters(scores: Float32Array, steps: number, alphabet: string[], skip: Uint8Array) {
  const size = alphabet.length;
  let text = "";
  let sure = 0;
  const letters: number[] = [];
  let last = 0;
  for (let step = 0; step < steps; step++) {
    const from = step * size;
    let best = 0;
    let score = scores[from] as number;
    for (let i = 1; i < size; i++) {
      const value = scores[from + i] as number;
      if (value > score && !skip[i]) {
        best = i;
        score = value;
      }
    }
    if (best !== 0 && best !== last) {
      const letter = alphabet[best] as string;
      text += letter;
      sure += score;
      for (let unit = 0; unit < letter.length; unit++) letters.push((step + 0.5) / steps);
    }
    last = best;
  }
  return { text, letters, confidence: text ? sure / letters.length : 0 };
}
