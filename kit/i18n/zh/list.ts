import type { list as english } from '../en/list.ts'
import type { Words } from '../Words.ts'

export const list: Words<typeof english> = {
  rows: '行数',
  columns: '列',
  filter: '筛选',
  clearFilters: '清除筛选',
  clearAll: '全部清除',
  selected: '已选 %{smart_count} 项',
  range: '第 %{from}–%{to} 项，共 %{total} 项',
}
