import { eventType } from '../families/eventType.ts'
import { texts } from '../groups/field.ts'

/** Something that takes place: a concert, a parade, a ceremony. */
export const event = eventType({
  type: 'event',
  icon: 'event',
  order: 30,
  one: texts({ en: 'Event', zh: '活动', ms: 'Acara', ta: 'நிகழ்வு' }),
  many: texts({ en: 'Events', zh: '活动', ms: 'Acara', ta: 'நிகழ்வுகள்' }),
  isGame: false,
  children: ['liveevent', 'multicam'],
  sample: {
    lon: [
      { lang: 'en', n: 'Lanterns on the River' },
      { lang: 'zh', n: '河上灯会' },
      { lang: 'ms', n: 'Tanglung di Sungai' },
      { lang: 'ta', n: 'ஆற்றின் மேல் விளக்குகள்' },
    ],
    losn: [{ lang: 'en', n: 'Lanterns' }],
    lod: [
      { lang: 'en', n: 'Four thousand lanterns, three orchestras and one slow river.' },
      { lang: 'zh', n: '四千盏灯笼，三支乐团，一条缓缓流淌的河。' },
    ],
    ev_st: '2027-02-06T11:00:00.000Z',
    ev_ed: '2027-02-06T14:30:00.000Z',
    ven: 'Old Quay',
    ct_n: 'Melaka',
    con: 'MY',
    eve_st: 'scheduled',
    esrc: 'cms',
    ia: ['0-16x9'],
    ex_ia: [{ u: 'https://images.example.org/lanterns.jpg', type: 'Banner' }],
    prd: ['rimba-my', 'rimba-sg'],
    vce: true,
    availability: [{ prd: 'rimba-my', dt: '2027-02-06T10:30:00.000Z', con: ['MY'], det: ['tv', 'mobile'] }],
    gnr: ['musical', 'family'],
    rat: [{ v: 'U', system: 'LPF' }],
    lws: '2027-02-01T00:00:00.000Z',
    lwe: '2027-03-08T15:59:59.000Z',
    transactional_windows: [
      {
        tp_st_dt: '2027-01-15T00:00:00.000Z',
        tp_ed_dt: '2027-02-06T11:00:00.000Z',
        sku: 'LANTERN-PASS',
        ard: 1,
        awd: 2,
      },
    ],
    device_links: [{ dt: 'mobile', cu: 'https://m.example.org/lanterns', ca: 'Remind me' }],
    marker: 'SPONSORED',
    sponsor: {
      name: 'Bank Jambatan',
      label: 'With the support of',
      description: 'The bank pays for the fireworks.',
      tags: ['finance'],
    },
    pn: 'Rimba Live',
    el_no: 'Rain date is the next evening.',
  },
})
