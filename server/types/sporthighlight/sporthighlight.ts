import { sportClipType } from '../families/sportClipType.ts'
import { texts } from '../groups/field.ts'

/** The best of a game in a few minutes. */
export const sporthighlight = sportClipType({
  type: 'sporthighlight',
  icon: 'highlight',
  order: 310,
  one: texts({ en: 'Sports highlight', zh: '体育集锦', ms: 'Sorotan sukan', ta: 'விளையாட்டுச் சிறப்புத் தொகுப்பு' }),
  many: texts({ en: 'Sports highlights', zh: '体育集锦', ms: 'Sorotan sukan', ta: 'விளையாட்டுச் சிறப்புத் தொகுப்புகள்' }),
  sample: {
    lon: [
      { lang: 'en', n: 'Harimau Utara 2–1 Straits Rovers: highlights' },
      { lang: 'zh', n: '北虎 2–1 海峡流浪者：集锦' },
      { lang: 'ms', n: 'Harimau Utara 2–1 Straits Rovers: sorotan' },
      { lang: 'ta', n: 'ஹரிமாவ் உத்தாரா 2–1 ஸ்ட்ரெய்ட்ஸ் ரோவர்ஸ்: சிறப்புத் தொகுப்பு' },
    ],
    lod: [{ lang: 'en', n: 'Two late goals turn the northern derby around.' }],
    yr: 2026,
    rt: 492_000,
    oadt: '2026-09-13',
    parent: '0198c0de-0000-7000-8000-000000000105',
    spt: '0198c0de-0000-7000-8000-000000000101',
    lg: '0198c0de-0000-7000-8000-000000000102',
    ssn: '2026/27',
    rnd: 'Round 5',
    gm_lb: 'postgame',
    tms: ['0198c0de-0000-7000-8000-000000000103', '0198c0de-0000-7000-8000-000000000104'],
    marker: 'SPONSORED',
    sponsor: { name: 'Teh Tarik Timur', label: 'Highlights presented by' },
    ia: ['0-16x9'],
    prd: ['rimba-my', 'rimba-sg'],
    vce: true,
    gnr: ['sport'],
    rat: [{ v: 'U', system: 'LPF' }],
    sg: [{ seg_ty: 'vod', dur: 492_000, sp: 0, ep: 492_000, fps: 50 }],
    files: [{ ft: 'video', fn: 'hu-sr-r05-hl.mp4', fs: 348_127_232, q: 'Full HD' }],
    lws: '2026-09-13T15:30:00.000Z',
    lwe: '2026-12-13T15:59:59.000Z',
    pn: 'Rimba Sport',
    el_no: 'Second goal from the home camera.',
  },
})
