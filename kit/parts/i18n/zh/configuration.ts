import type { words as english } from '../en/configuration.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  back: '返回配置列表',
  none: '没有配置',
  panel: '版本与审计',
  revision: '修订 %{n}',
  columns: {
    n: '名称',
    app: '应用',
    type: '类型',
    st: '状态',
    ut: '更改时间',
  },
  fields: {
    n: '名称',
    app: '应用',
    type: '类型',
    attrs: '值',
    schema: '值的 JSON 架构',
  },
  shownAs: '值的编辑方式',
  as: {
    menu: '菜单',
    items: '菜单项',
    form: '表单',
    json: '文本（JSON）',
  },
  done: {
    created: '%{name} 已创建。',
    saved: '%{name} 已保存。',
    published: '%{name} 已发布，立即生效。',
  },
  baseMoved: '期间已发布了另一个版本',
  baseMovedText: '发布后此草稿将取而代之，原版本仍保留在版本列表中。',
  takesAway: '此后读取 %{name} 者将使用默认值。可以恢复。',
  sameAsForm: '与表单内容相同。',
  moreChanges: '另有 %{smart_count} 处更改',
  rollBack: '回滚到 V%{n}',
  bringBack: '将 V%{n} 载入表单',
}
