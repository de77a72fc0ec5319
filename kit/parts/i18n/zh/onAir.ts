import type { words as english } from '../en/onAir.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  tab: '为何未播出',
  tabOn: '播出中',
  endsBy: '以“%{field}”为准',
  on: '在 %{product} 播出中',
  off: '未在 %{product} 播出',
  blocked: '%{smart_count} 个原因阻止播出',
  looks: '%{smart_count} 项需要检查',
  nothingBlocks: '没有妨碍观众观看的因素',
  products: '产品',
  show: '查看',
  states: {
    archived: '已归档。',
    deleted: '已删除。',
    purged: '已彻底清除，没有可发布的内容。',
    pending: '正在等待批准。',
    'pre-draft': '仍有任务在处理。',
  },
  published: {
    blocksText: '没有正在播出的版本。',
    fine: '已发布',
    fineText: '观众看到的是 V%{n}。',
  },
  window: {
    blocksText: '已于 %{end} 结束',
    fine: '在有效期内',
    fineText: '%{range}',
  },
  future: {
    blocks: '尚未开始',
    blocksText: '%{start} 开始',
  },
  product: {
    blocksText: '其产品列表不含 %{product}。',
    fine: '在此产品中',
    fineText: '%{product} 是其产品之一。',
  },
  voice: {
    blocksText: '语音标志已关闭：任何产品均不显示。',
  },
  expiring: {
    look: '频道即将到期',
    lookText: '其时段于 %{end} 结束。',
  },
  images: {
    look: '缺少建议提供的图片',
    lookText: '%{names}',
  },
  languages: {
    look: '缺少翻译',
    lookText: '%{names}',
  },
  airWindow: {
    look: '播出时段已结束或尚未开始',
    lookText: '%{range}',
  },
  terms: {
    look: '并非面向所有观众',
    lookText: '%{names}',
  },
  parts: {
    look: '部分内容可能缺失',
    lookText: '%{names}',
  },
  parents: {
    look: '所属作品未播出',
    lookText: '%{names}',
  },
  conditional: {
    look: '有条件发布',
    lookText: '%{names}',
  },
  warnings: {
    look: '平台警告',
    lookText: '%{names}',
  },
  failed: {
    look: '上次处理失败',
    lookText: '%{names}',
  },
  termNames: {
    con: '国家或地区',
    det: '设备',
    sp: '套餐',
    later: '自 %{start} 起',
  },
  partNames: {
    licencePassed: '某一部分的授权已到期',
    partsUnavailable: '并非所有部分都可用',
    segmentsUnavailable: '有片段不可用',
  },
  mended: '已在此表单中修正：发布后观众即可看到。',
  comes: '观众目前仍可观看；发布此表单后将无法观看。',
  repairs: {
    product: '添加 %{product}',
    voice: '打开',
    publish: '发布',
    approve: '批准',
    restoreContent: '恢复',
  },
}
