import { DATE, field, MILLISECONDS, texts } from './field.ts'
import { control, duration, row, section, type FieldGroup } from './ui.ts'

const year = {
  yr: field(
    { type: 'integer', minimum: 1888, maximum: 2100 },
    texts('Year', '年份', 'Tahun', 'ஆண்டு'),
    'yr: year of first release.',
  ),
}
const lengths = {
  rt: field(MILLISECONDS, texts('Run time', '片长', 'Tempoh', 'ஓடும் நேரம்'), 'rt: run time without breaks, in ms.', {
    unit: 'ms',
  }),
  trt: field(
    MILLISECONDS,
    texts('Total run time', '总时长', 'Jumlah tempoh', 'மொத்த ஓடும் நேரம்'),
    'trt: total run time with breaks, in ms.',
    {
      unit: 'ms',
      help: texts(
        'With ad breaks, bumpers and cards.',
        '包含广告、片头和字卡。',
        'Termasuk iklan, bumper dan kad.',
        'விளம்பர இடைவேளைகள், இணைப்புக் காட்சிகள், அட்டைகள் உட்பட.',
      ),
    },
  ),
}
const days = {
  rdt: field(DATE, texts('Release date', '上映日期', 'Tarikh tayangan', 'வெளியீட்டுத் தேதி'), 'rdt: release date.'),
  pdt: field(
    DATE,
    texts('Production date', '制作日期', 'Tarikh penerbitan karya', 'தயாரிப்புத் தேதி'),
    'pdt: production date.',
  ),
  oadt: field(
    DATE,
    texts('Original air date', '首播日期', 'Tarikh siaran asal', 'முதல் ஒளிபரப்புத் தேதி'),
    'oadt: original air date.',
  ),
}

const title = texts('General', '基本信息', 'Umum', 'பொதுத் தகவல்')
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
