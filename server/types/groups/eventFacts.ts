import { choice, COUNTRY, field, FLAG, INSTANT, readOnly, SHORT_TEXT, texts } from './field.ts'
import { narrowReference, oneOf } from './refers.ts'
import { control, instant, row, section, type FieldGroup } from './ui.ts'

export const EVENT_STATES = {
  scheduled: texts('Scheduled', '已排定', 'Dijadualkan', 'திட்டமிடப்பட்டது'),
  pregame: texts('About to begin', '即将开始', 'Hampir bermula', 'தொடங்கவிருக்கிறது'),
  live: texts('Live', '进行中', 'Sedang berlangsung', 'நேரலையில்'),
  delayed: texts('Delayed', '延迟', 'Ditunda seketika', 'தாமதம்'),
  postponed: texts('Postponed', '延期', 'Ditangguhkan', 'ஒத்திவைப்பு'),
  ended: texts('Ended', '已结束', 'Tamat', 'முடிந்தது'),
  cancelled: texts('Cancelled', '已取消', 'Dibatalkan', 'ரத்து'),
} as const
export const eventState = texts('Event state', '赛事状态', 'Keadaan acara', 'நிகழ்வு நிலை')
export const eventStart = texts('Starts', '开始', 'Bermula', 'தொடங்கும் நேரம்')

const EVENT_SOURCES = {
  sds: texts('Sports data', '体育数据', 'Data sukan', 'விளையாட்டுத் தரவு'),
  lds: texts('Linear data', '直播数据', 'Data linear', 'நேரியல் தரவு'),
  cp: texts('Catalogue provider', '目录提供方', 'Pembekal katalog', 'பட்டியல் வழங்குநர்'),
  cms: texts('Content management', '内容管理', 'Pengurusan kandungan', 'உள்ளடக்க மேலாண்மை'),
  gn: texts('Gracenote', 'Gracenote 数据', 'Data Gracenote', 'Gracenote தரவு'),
} as const

const title = texts('Event', '活动', 'Acara', 'நிகழ்வு')

const times = {
  ev_st: field(INSTANT, eventStart, 'ev_st: when the event itself begins; a field of ours.', { publish: true }),
  ev_ed: field(
    INSTANT,
    texts('Ends', '结束', 'Tamat', 'முடியும் நேரம்'),
    'ev_ed: when the event is expected to end; a field of ours.',
  ),
}
const place = {
  ven: field(SHORT_TEXT, texts('Venue', '场馆', 'Tempat', 'அரங்கம்'), 'ven: venue; a field of ours.'),
  ct_n: field(SHORT_TEXT, texts('City', '城市', 'Bandar', 'நகரம்'), 'ct_n: city; a field of ours.'),
  con: field(COUNTRY, texts('Country', '国家或地区', 'Negara', 'நாடு'), 'con: country, ISO 3166-1 alpha-2.'),
}
const state = {
  eve_st: field(choice(EVENT_STATES), eventState, 'eve_st: event status.'),
  esrc: field(
    choice(EVENT_SOURCES),
    texts('Event source', '数据来源', 'Sumber acara', 'நிகழ்வு மூலம்'),
    'esrc: where the event’s data come from.',
  ),
  re_pro: field(
    readOnly(FLAG),
    texts('Re-processing', '重新处理中', 'Sedang diproses semula', 'மறுசெயலாக்கம்'),
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
      texts('Primary team', '主要球队', 'Pasukan utama', 'முதன்மை அணி'),
      'pmy_tm: document id of the team whose feeds name the game.',
    ),
  },
  section: section('event', title, 'calendar', [...rows, narrowReference('pmy_tm')]),
}
