import type { words as english } from '../en/list.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  rows: '行数',
  columns: '列',
  filter: '筛选',
  clearFilters: '清除筛选',
  clearAll: '全部清除',
  selected: '已选 %{smart_count} 项',
  range: '第 %{from}–%{to} 项，共 %{total} 项',
  noSuchType: '没有您可查看的列表“%{type}”',
  newItem: '新建%{type}',
  statusOf: '%{type} 的状态',
  tableOf: '%{type} 列表',
  searchPlaceholder: '标题、描述或编号',
  untitled: '无标题',
  missingLanguages: '缺少 %{languages}',
  yes: '是',
  no: '否',
  apply: '应用',
  noMatch: '没有符合这些筛选条件的%{type}',
  none: '还没有%{types}',
  noneHint: '您新建的内容会显示在这里。',
  pages: '分页',
  previousPage: '上一页',
  nextPage: '下一页',
  pageNumber: '页码',
  ofPages: '共 %{pages} 页',
  draftChanged: '草稿有改动',
  flags: {
    licencePassed: '授权已到期',
    partsUnavailable: '部分不可用',
    segmentsUnavailable: '片段不可用',
  },
  tabs: {
    all: '全部',
  },
}
