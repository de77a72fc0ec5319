import type { words as en } from '../en/teamEvents.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof en> = {
  action: '导入赛事',
  actionText: '从电视台的赛事列表导入球队的赛事',
  inGuide: '在节目单中打开其播出',
  inGuideText: '频道播出的内容及详情',
  noAiring: '没有同名的播出：节目单已打开到该时间',
  title: '导入 %{team} 的赛事',
  station: '电视台',
  stationText: '电视台赛事列表的名称或 https 地址。留空则使用球队自己的数据源。',
  start: '起始时间',
  startText: '在此之前开始的赛事不导入。',
  ingest: '导入',
  reprocess: '重新处理',
  processing: '处理中',
  cancel: '取消重新处理',
  done: '已导入 %{count} 场赛事中的 %{success} 场',
  failed: '%{failure} 场失败',
  last: '上次导入',
  unknown: '无法读取上次导入的状态',
  state: {
    'yet-to-start': '处理中',
    processing: '处理中',
    active: '已完成',
    failed: '失败',
    inactive: '已取消',
  },
}
