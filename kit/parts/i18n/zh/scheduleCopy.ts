import type { words as english } from '../en/scheduleCopy.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  title: '复制 %{smart_count} 天',
  ok: '复制 %{smart_count} 项',
  choose: '请选择目标',
  nothingFits: '放不下任何内容',
  from: '复制自',
  chooseDays: '请选择要复制的日期',
  onto: '复制到',
  clears: '先清空这些日期；固定项保留',
  fit: '适配报告',
  fits: '%{smart_count} 项中 %{placed} 项有位置',
  channels: {
    title: '复制到其他频道',
    ok: '复制到 %{smart_count} 个频道',
    days: '日期',
    onto: '频道',
    search: '频道',
    choose: '请选择频道',
    none: '没有其他虚拟频道。',
    more: '还有 %{smart_count} 个：请按名称搜索',
    reading: '正在读取…',
    failed: '未保存',
    saving: '正在保存…',
    saved: '已保存为草稿',
    open: '打开其排播表',
    failing: '%{smart_count} 个条目届时不能在该频道播出',
    done: '%{smart_count} 个频道中已保存 %{saved} 个',
  },
}
