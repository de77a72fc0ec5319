import { field, FLAG, IDENTIFIER, SHORT_TEXT, texts, WEB_ADDRESS } from './field.ts'
import { control, row, section, type FieldGroup } from './ui.ts'

export const feedName = texts({ en: 'Feed', zh: '订阅源', ms: 'Suapan', ta: 'ஊட்டம்' })

/** The feed in which listeners find an episode. */
export const feed: FieldGroup = {
  properties: {
    fd_n: field(SHORT_TEXT, feedName, 'fd_n: name of the feed that carries the episode; a field of ours.', {
      publish: true,
      help: texts({
        en: 'The programme that people subscribe to.',
        zh: '听众订阅的节目名称。',
        ms: 'Program yang dilanggan oleh pendengar.',
        ta: 'நேயர்கள் பின்தொடரும் நிகழ்ச்சி.',
      }),
    }),
    fd_id: field(
      IDENTIFIER,
      texts({ en: 'Id in the feed', zh: '订阅源内编号', ms: 'ID dalam suapan', ta: 'ஊட்ட எண்' }),
      'fd_id: id by which players know the episode again (GUID); a field of ours.',
    ),
    fd_u: field(
      WEB_ADDRESS,
      texts({ en: 'Feed address', zh: '订阅源地址', ms: 'Alamat suapan', ta: 'ஊட்ட முகவரி' }),
      'fd_u: address of the feed; a field of ours.',
    ),
    trs_u: field(
      WEB_ADDRESS,
      texts({ en: 'Transcript', zh: '文字稿', ms: 'Transkrip', ta: 'உரைவடிவம்' }),
      'trs_u: address of the transcript; a field of ours.',
    ),
    expl: field(
      FLAG,
      texts({ en: 'Explicit language', zh: '含露骨言辞', ms: 'Bahasa eksplisit', ta: 'வெளிப்படையான மொழி' }),
      'expl: whether players warn of strong language; a field of ours.',
    ),
  },
  section: section('feed', feedName, 'send', [
    row(control('fd_n'), control('fd_id')),
    control('fd_u', { wide: true }),
    row(control('trs_u'), control('expl', { widget: 'switch' })),
  ]),
}
