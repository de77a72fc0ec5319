import type { words as english } from '../en/aggregate.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  tab: '来源',
  reaggregate: '重新聚合',
  reaggregateText: '根据各来源重新生成元数据',
  restore: '恢复为原始内容...',
  restoreText: '回到导入时的内容',
  restoreTitle: '将 %{name} 恢复为原始内容？',
  restoreSure: '导入时的内容将成为草稿，已发布的版本保持在线。被替换的草稿会保留在版本列表中。',
  restoreOk: '恢复为原始内容',
  unsaved: '请先保存或放弃您的更改',
  running: '自 %{date} 起正在聚合',
  none: '没有任何来源为此内容提供数据。',
  noneText: '全部内容均在此处录入。',
  from: '各来源提供的内容',
  at: '更新于 %{date}',
  composed: '上次聚合',
  original: '导入时间',
  noOriginal: '非导入',
  facts: '授权与可用性',
  open: '无结束时间',
  keys: {
    cp: '目录提供方',
    lds: '线性频道数据',
    cms: '内容管理系统',
    sds: '体育数据',
    me: '媒体引擎',
    gn: 'Gracenote 数据',
  },
  failed: '未能完成：%{why}',
}
