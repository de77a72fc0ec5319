import { choice, COUNTRY, field, FLAG, INSTANT, readOnly, SHORT_TEXT, texts } from './field.ts'
import { narrowReference, oneOf } from './refers.ts'
import { control, instant, row, section, type FieldGroup } from './ui.ts'

export const EVENT_STATES = {
  scheduled: texts({ en: 'Scheduled', zh: '已排定', ms: 'Dijadualkan', ta: 'திட்டமிடப்பட்டது' }),
  pregame: texts({ en: 'About to begin', zh: '即将开始', ms: 'Hampir bermula', ta: 'தொடங்கவிருக்கிறது' }),
  live: texts({ en: 'Live', zh: '进行中', ms: 'Sedang berlangsung', ta: 'நேரலையில்' }),
  delayed: texts({ en: 'Delayed', zh: '延迟', ms: 'Ditunda seketika', ta: 'தாமதம்' }),
  postponed: texts({ en: 'Postponed', zh: '延期', ms: 'Ditangguhkan', ta: 'ஒத்திவைப்பு' }),
  ended: texts({ en: 'Ended', zh: '已结束', ms: 'Tamat', ta: 'முடிந்தது' }),
  cancelled: texts({ en: 'Cancelled', zh: '已取消', ms: 'Dibatalkan', ta: 'ரத்து' }),
} as const
export const eventState = texts({ en: 'Event state', zh: '赛事状态', ms: 'Keadaan acara', ta: 'நிகழ்வு நிலை' })
export const eventStart = texts({ en: 'Starts', zh: '开始', ms: 'Bermula', ta: 'தொடங்கும் நேரம்' })

const EVENT_SOURCES = {
  sds: texts({ en: 'Sports data', zh: '体育数据', ms: 'Data sukan', ta: 'விளையாட்டுத் தரவு' }),
  lds: texts({ en: 'Linear data', zh: '直播数据', ms: 'Data linear', ta: 'நேரியல் தரவு' }),
  cp: texts({ en: 'Catalogue provider', zh: '目录提供方', ms: 'Pembekal katalog', ta: 'பட்டியல் வழங்குநர்' }),
  cms: texts({ en: 'Content management', zh: '内容管理', ms: 'Pengurusan kandungan', ta: 'உள்ளடக்க மேலாண்மை' }),
  gn: texts({ en: 'Gracenote', zh: 'Gracenote 数据', ms: 'Data Gracenote', ta: 'Gracenote தரவு' }),
} as const

const title = texts({ en: 'Event', zh: '活动', ms: 'Acara', ta: 'நிகழ்வு' })

const times = {
  ev_st: field(INSTANT, eventStart, 'ev_st: when the event itself begins; a field of ours.', { publish: true }),
  ev_ed: field(
    INSTANT,
    texts({ en: 'Ends', zh: '结束', ms: 'Tamat', ta: 'முடியும் நேரம்' }),
    'ev_ed: when the event is expected to end; a field of ours.',
  ),
}
const place = {
  ven: field(SHORT_TEXT, texts({ en: 'Venue', zh: '场馆', ms: 'Tempat', ta: 'அரங்கம்' }), 'ven: venue; a field of ours.'),
  ct_n: field(SHORT_TEXT, texts({ en: 'City', zh: '城市', ms: 'Bandar', ta: 'நகரம்' }), 'ct_n: city; a field of ours.'),
  con: field(
    COUNTRY,
    texts({ en: 'Country', zh: '国家或地区', ms: 'Negara', ta: 'நாடு' }),
    'con: country, ISO 3166-1 alpha-2.',
  ),
}
const state = {
  eve_st: field(choice(EVENT_STATES), eventState, 'eve_st: event status.'),
  esrc: field(
    choice(EVENT_SOURCES),
    texts({ en: 'Event source', zh: '数据来源', ms: 'Sumber acara', ta: 'நிகழ்வு மூலம்' }),
    'esrc: where the event’s data come from.',
  ),
  re_pro: field(
    readOnly(FLAG),
    texts({ en: 'Re-processing', zh: '重新处理中', ms: 'Sedang diproses semula', ta: 'மறுசெயலாக்கம்' }),
    're_pro: the event is being taken in anew.',
  ),
}
const rows = [
  row(instant('ev_st'), instant('ev_ed')),
  row(control('ven'), control('ct_n'), control('con')),
  row(control('eve_st'), control('esrc'), control('re_pro', { widget: 'switch' })),
]

/** When and where something happens, and how far it has come. */
export const eventFacts: FieldGroup = {
  properties: { ...times, ...place, ...state },
  section: section('event', title, 'calendar', rows),
}

/** The same of a game, which has a primary team. */
export const gameFacts: FieldGroup = {
  properties: {
    ...eventFacts.properties,
    pmy_tm: oneOf(
      ['team'],
      texts({ en: 'Primary team', zh: '主要球队', ms: 'Pasukan utama', ta: 'முதன்மை அணி' }),
      'pmy_tm: document id of the team whose feeds name the game.',
    ),
  },
  section: section('event', title, 'calendar', [...rows, narrowReference('pmy_tm')]),
}
