import type { words as english } from '../en/scheduleUsage.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  title: '频道使用报告',
  from: '第一天',
  to: '最后一天',
  by: {
    label: '汇总方式',
    airing: '按播出',
    title: '按节目',
  },
  zone: {
    label: '时间',
    utc: 'UTC',
    mine: '我的时区',
  },
  total: '%{count} 次播出，共 %{titles} 个节目，总时长 %{length}',
  csv: '保存为 CSV',
  published: '只统计已发布的内容。请选择其他日期，或发布排播表。',
  wrong: '请选择第一天和最后一天，最多 31 天。',
  untitled: '无标题',
  columns: {
    channel: '频道',
    start: {
      utc: '开始时间 (UTC)',
      mine: '开始时间',
    },
    end: {
      utc: '结束时间 (UTC)',
      mine: '结束时间',
    },
    seconds: '时长（秒）',
    program: '线性节目标题',
    description: '描述',
    airings: '播出次数',
    length: '总时长',
    first: { utc: '首次播出 (UTC)', mine: '首次播出' },
    last: { utc: '最后播出 (UTC)', mine: '最后播出' },
  },
}
