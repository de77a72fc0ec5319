import { choice, field, IDENTIFIER, INSTANT, readOnly, SHORT_TEXT, texts } from './field.ts'
import { control, instant, row, section, type FieldGroup, type UiElement } from './ui.ts'

const STATUS_WORDS = {
  published: texts({ en: 'Published', zh: '已发布', ms: 'Diterbitkan', ta: 'வெளியிடப்பட்டது' }),
  draft: texts({ en: 'Draft', zh: '草稿', ms: 'Draf', ta: 'வரைவு' }),
  'pre-draft': texts({ en: 'Processing', zh: '处理中', ms: 'Sedang diproses', ta: 'செயலாக்கத்தில்' }),
  pending: texts({ en: 'Pending', zh: '待审批', ms: 'Menunggu kelulusan', ta: 'ஒப்புதலுக்குக் காத்திருக்கிறது' }),
  archived: texts({ en: 'Archived', zh: '已归档', ms: 'Diarkibkan', ta: 'காப்பகத்தில்' }),
  deleted: texts({ en: 'Deleted', zh: '已删除', ms: 'Dipadamkan', ta: 'நீக்கப்பட்டது' }),
  purged: texts({ en: 'Purged', zh: '已清除', ms: 'Dihapuskan', ta: 'முற்றிலும் அழிக்கப்பட்டது' }),
} as const

const id = readOnly(IDENTIFIER)
const at = readOnly(INSTANT)
const who = readOnly(SHORT_TEXT)

const fieldsOfServer = [
  row(control('id'), control('key')),
  row(control('urn'), control('cty'), control('st')),
  row(control('ex_id'), control('prt_ic')),
  row(instant('ct'), control('cu')),
  row(instant('ut'), control('uu')),
  row(instant('au_ut'), instant('prt_ut')),
]

/** What the server or an import sets and nobody types (specification section 6: these fields stay disabled). */
export const system: FieldGroup = {
  properties: {
    id: field(id, texts({ en: 'Document id', zh: '文档编号', ms: 'ID dokumen', ta: 'ஆவண எண்' }), 'id: document id.'),
    key: field(
      id,
      texts({ en: 'Version key', zh: '版本键', ms: 'Kunci versi', ta: 'பதிப்புச் சாவி' }),
      'key: version key.',
    ),
    urn: field(id, texts({ en: 'URN', zh: 'URN', ms: 'URN', ta: 'URN' }), 'urn: urn:resource:catalog:{type}.'),
    cty: field(
      id,
      texts({ en: 'Content type', zh: '内容类型', ms: 'Jenis kandungan', ta: 'உள்ளடக்க வகை' }),
      'cty: the resource type.',
    ),
    st: field(
      readOnly(choice(STATUS_WORDS)),
      texts({ en: 'Status', zh: '状态', ms: 'Status', ta: 'நிலை' }),
      'st: status of the version.',
    ),
    ex_id: field(
      id,
      texts({ en: 'External id', zh: '外部编号', ms: 'ID luaran', ta: 'வெளி எண்' }),
      'ex_id: id in the system it came from; set at creation and import, then never.',
    ),
    prt_ic: field(
      readOnly({ type: 'string', enum: ['true', 'false'] }),
      texts({ en: 'Parent item', zh: '父级项目', ms: 'Item induk', ta: 'மூல உருப்படி' }),
      "prt_ic: 'true' where the title has parts of its own.",
    ),
    ct: field(
      at,
      texts({ en: 'Created', zh: '创建时间', ms: 'Dicipta', ta: 'உருவாக்கியது' }),
      'ct: when it was created.',
    ),
    cu: field(
      who,
      texts({ en: 'Created by', zh: '创建者', ms: 'Dicipta oleh', ta: 'உருவாக்கியவர்' }),
      'cu: who created it.',
    ),
    ut: field(
      at,
      texts({ en: 'Updated', zh: '更新时间', ms: 'Dikemas kini', ta: 'புதுப்பித்தது' }),
      'ut: when it was updated.',
    ),
    uu: field(
      who,
      texts({ en: 'Updated by', zh: '更新者', ms: 'Dikemas kini oleh', ta: 'புதுப்பித்தவர்' }),
      'uu: who updated it.',
    ),
    au_ut: field(
      at,
      texts({ en: 'Assets updated', zh: '素材更新时间', ms: 'Aset dikemas kini', ta: 'சொத்துகள் புதுப்பித்தது' }),
      'au_ut: when its assets were updated.',
    ),
    prt_ut: field(
      at,
      texts({ en: 'Parent updated', zh: '父级更新时间', ms: 'Induk dikemas kini', ta: 'மூலம் புதுப்பித்தது' }),
      'prt_ut: when its parent was updated.',
    ),
  },
  section: section(
    'system',
    texts({ en: 'System', zh: '系统', ms: 'Sistem', ta: 'கணினித் தகவல்' }),
    'database',
    fieldsOfServer,
  ),
}

/** Additional info dialog: what the server knows of a title beside its content. */
export function additionalInfo(...more: UiElement[]): UiElement {
  return { type: 'VerticalLayout', elements: [...fieldsOfServer, ...more] }
}
