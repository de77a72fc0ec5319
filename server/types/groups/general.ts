import { DATE, field, MILLISECONDS, texts } from './field.ts'
import { control, duration, row, section, type FieldGroup } from './ui.ts'

const year = {
  yr: field(
    { type: 'integer', minimum: 1888, maximum: 2100 },
    texts({ en: 'Year', zh: '年份', ms: 'Tahun', ta: 'ஆண்டு' }),
    'yr: year of first release.',
  ),
}
const lengths = {
  rt: field(
    MILLISECONDS,
    texts({ en: 'Run time', zh: '片长', ms: 'Tempoh', ta: 'ஓடும் நேரம்' }),
    'rt: run time without breaks, in ms.',
    {
      unit: 'ms',
    },
  ),
  trt: field(
    MILLISECONDS,
    texts({ en: 'Total run time', zh: '总时长', ms: 'Jumlah tempoh', ta: 'மொத்த ஓடும் நேரம்' }),
    'trt: total run time with breaks, in ms.',
    {
      unit: 'ms',
      help: texts({
        en: 'With ad breaks, bumpers and cards.',
        zh: '包含广告、片头和字卡。',
        ms: 'Termasuk iklan, bumper dan kad.',
        ta: 'விளம்பர இடைவேளைகள், இணைப்புக் காட்சிகள், அட்டைகள் உட்பட.',
      }),
    },
  ),
}
const days = {
  rdt: field(
    DATE,
    texts({ en: 'Release date', zh: '上映日期', ms: 'Tarikh tayangan', ta: 'வெளியீட்டுத் தேதி' }),
    'rdt: release date.',
  ),
  pdt: field(
    DATE,
    texts({ en: 'Production date', zh: '制作日期', ms: 'Tarikh penerbitan karya', ta: 'தயாரிப்புத் தேதி' }),
    'pdt: production date.',
  ),
  oadt: field(
    DATE,
    texts({ en: 'Original air date', zh: '首播日期', ms: 'Tarikh siaran asal', ta: 'முதல் ஒளிபரப்புத் தேதி' }),
    'oadt: original air date.',
  ),
}

const title = texts({ en: 'General', zh: '基本信息', ms: 'Umum', ta: 'பொதுத் தகவல்' })
const daysRow = row(control('rdt'), control('pdt'), control('oadt'))

/** When a title was made and how long it runs. */
export const general: FieldGroup = {
  properties: { ...year, ...lengths, ...days },
  section: section('general', title, 'info', [row(control('yr'), duration('rt'), duration('trt')), daysRow]),
}

/** The same for what has no run time of its own: a series, a season. */
export const generalOfParent: FieldGroup = {
  properties: { ...year, ...days },
  section: section('general', title, 'info', [row(control('yr'), control('rdt'), control('pdt'), control('oadt'))]),
}
