/** A film in two parts around one break: what the samples of programs have in common. */
export const programSample = {
  lod: [{ lang: 'en', n: 'The film in two parts with one break.' }],
  sg: [
    { seg_ty: 'vod', ctkey: '0198c0de-0000-7000-8000-000000000001', sp: 0, ep: 1_646_400, dur: 1_646_400, fps: 30 },
    { seg_ty: 'ad', dur: 120_000 },
    {
      seg_ty: 'vod',
      ctkey: '0198c0de-0000-7000-8000-000000000001',
      sp: 1_646_400,
      ep: 3_379_000,
      dur: 1_732_600,
      fps: 30,
      am: [{ ap: 'mid' }],
    },
  ],
  ia: ['0-16x9'],
  gnr: ['drama'],
  rat: [{ v: 'PG13', system: 'IMDA' }],
  prd: ['rimba-my', 'rimba-sg'],
  lws: '2024-05-31T16:00:00.000Z',
  lwe: '2029-11-30T15:59:59.000Z',
}
