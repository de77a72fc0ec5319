import type { words as english } from '../en/mui.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  alert: {
    close: '关闭',
  },
  autocomplete: {
    clear: '清除',
    close: '关闭',
    open: '打开',
    loading: '正在加载',
    none: '没有选项',
  },
  pages: {
    rows: '每页行数',
    range: '第 %{from}–%{to} 条，共 %{count} 条',
    rangeAtLeast: '第 %{from}–%{to} 条，共 %{to} 条以上',
    first: '第一页',
    last: '最后一页',
    next: '下一页',
    previous: '上一页',
    page: '转到第 %{page} 页',
    current: '第 %{page} 页',
  },
  breadcrumbs: {
    expand: '显示路径',
  },
}
