import { eventType } from '../families/eventType.ts'
import { texts } from '../groups/field.ts'

/** The live broadcast of an event. */
export const liveevent = eventType({
  type: 'liveevent',
  icon: 'live',
  order: 40,
  one: texts({ en: 'Live event', zh: '直播活动', ms: 'Acara langsung', ta: 'நேரலை நிகழ்வு' }),
  many: texts({ en: 'Live events', zh: '直播活动', ms: 'Acara langsung', ta: 'நேரலை நிகழ்வுகள்' }),
  isGame: false,
  broadcastOf: 'event',
  children: ['multicam'],
  sample: {
    lon: [
      { lang: 'en', n: 'Lanterns on the River: live' },
      { lang: 'zh', n: '河上灯会：直播' },
      { lang: 'ms', n: 'Tanglung di Sungai: siaran langsung' },
      { lang: 'ta', n: 'ஆற்றின் மேல் விளக்குகள்: நேரலை' },
    ],
    ev_st: '2027-02-06T11:00:00.000Z',
    ev_ed: '2027-02-06T14:30:00.000Z',
    ven: 'Old Quay',
    ct_n: 'Melaka',
    con: 'MY',
    eve_st: 'scheduled',
    esrc: 'lds',
    parent: '0198c0de-0000-7000-8000-000000000106',
    live_manifests: [
      {
        reg: 'my',
        pmy: true,
        m_ty: 'dash',
        m_ad_ty: 'ssai',
        m_prt_ty: 'cenc',
        m_prt_v: '1.0',
        mu: 'https://live.example.org/lanterns/my.mpd',
      },
      { reg: 'sg', pmy: false, m_ty: 'hls', m_prt_ty: 'fairplay', mu: 'https://live.example.org/lanterns/sg.m3u8' },
    ],
    ia: ['0-16x9'],
    prd: ['rimba-my', 'rimba-sg'],
    vce: true,
    oa_st_dt: '2027-02-06T10:30:00.000Z',
    oa_ed_dt: '2027-02-06T14:45:00.000Z',
    gnr: ['musical'],
    lws: '2027-02-06T10:00:00.000Z',
    lwe: '2027-02-13T15:59:59.000Z',
    pn: 'Rimba Live',
    el_no: 'Second satellite path is booked until 15:00 UTC.',
  },
})
