export interface Listeners<Word> {
  add(listener: (word: Word) => void): () => void;
  tell(word: Word): void;
}

export function listeners<Word>(): Listeners<Word> {
  const all = new Set<(word: Word) => void>();
  return {
    add(listener) {
      all.add(listener);
      return () => {
        all.delete(listener);
      };
    },
    tell(word) {
      for (const listener of [...all]) listener(word);
    },
  };
}
