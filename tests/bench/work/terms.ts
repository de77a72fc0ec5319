/** Terms by how many titles have them: each generated title is a variation of one of 4,322 films. */
export const TERMS = {
  common: ['har', 'mon', 'the', 'sto', 'nig', 'lov', 'moo', 'man'],
  rare: ['irp', 'dst', 'etb', 'uzz', 'wbo', 'obs'],
  long: ['christmas', 'adventures of', 'the man who', 'midnight', 'brooklyn', 'dangerous'],
  absent: ['xqz', 'zzyzx quorum', 'wvvw', 'harvest of nothing'],
  Chinese: ['女孩', '男人', '城市', '黑暗', '魔法', '世界'],
  Tamil: ['காதல்', 'நகரம்', 'சிறுமி', 'வீடு', 'மனிதன்', 'உலகம்'],
} as const
