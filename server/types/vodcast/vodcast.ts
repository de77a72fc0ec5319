import { feedType } from '../families/feedType.ts'
import { texts } from '../groups/field.ts'
import { VOD } from '../groups/places.ts'

/** An episode of a podcast with a picture. */
export const vodcast = feedType({
  ...VOD,
  type: 'vodcast',
  icon: 'vodcast',
  order: 110,
  one: texts({ en: 'Vodcast', zh: '视频播客', ms: 'Podcast video', ta: 'வலைக்காணொளி' }),
  many: texts({ en: 'Vodcasts', zh: '视频播客', ms: 'Podcast video', ta: 'வலைக்காணொளிகள்' }),
  parents: ['tvseries', 'webseries'],
  children: ['chapters'],
  sample: {
    lon: [
      { lang: 'en', n: 'What the rain machine taught us' },
      { lang: 'zh', n: '造雨机教会我们的事' },
      { lang: 'ms', n: 'Pengajaran daripada mesin hujan' },
      { lang: 'ta', n: 'மழை இயந்திரம் கற்றுத் தந்தது' },
    ],
    lod: [{ lang: 'en', n: 'Two editors and a stuntwoman look again at the storm of the second season.' }],
    yr: 2024,
    rt: 3_120_000,
    rdt: '2024-07-02',
    ssn_n: 1,
    eps_n: 12,
    fd_n: 'Second Take',
    fd_id: 'second-take-12',
    fd_u: 'https://feeds.example.org/second-take.xml',
    expl: false,
    ia: ['0-16x9'],
    prd: ['rimba-sg'],
    vce: true,
    ppl: [
      { n: 'Marcus Low', r: 'host' },
      { n: 'Devi Raman', r: 'host' },
    ],
    gnr: ['talk'],
    rat: [{ v: 'PG', system: 'IMDA' }],
    sg: [{ seg_ty: 'vod', dur: 3_120_000, sp: 0, ep: 3_120_000, fps: 25, am: [{ ap: 'pre' }] }],
    files: [{ ft: 'video', fn: 'second-take-12.mp4', fs: 1_012_440_123, q: 'Full HD' }],
    device_links: [{ dt: 'browser', cu: 'https://www.example.org/second-take/12', ca: 'Watch' }],
    lws: '2024-07-01T16:00:00.000Z',
    lwe: '2029-07-01T15:59:59.000Z',
    pn: 'Rimba Studios',
    pkg_id: 'second-take',
  },
})
