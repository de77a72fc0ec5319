import type { words as english } from '../en/jobs.ts'
import type { Words } from '../Words.ts'

export const words: Words<typeof english> = {
  kinds: {
    timedPublish: '定时发布',
    timedUnpublish: '定时取消发布',
    reaggregate: '重新聚合',
    restoreOriginal: '恢复原始内容',
    bulkUpdate: '批量更新',
    sortEpisodes: '剧集排序',
    importContent: '导入',
    exportContent: '导出',
    undo: '撤销',
  },
  marks: {
    waiting: '等待中',
    underWay: '进行中',
    cancelled: '已取消',
    failed: '失败',
    partly: '%{n} 项失败',
    done: '已完成',
  },
  progress: '%{done}/%{count}',
  progressLabel: '进度：%{done}/%{count}',
  of: '%{kind}：%{title}',
  ofType: '%{kind} · %{type}',
  titles: '%{n} 个条目',
  noRecords: '没有状态记录',
  noRecordsHint: '最近 24 小时的批量更新、剧集排序、导入和导出会显示在这里。',
  retry: '重试',
  retried: '正在重新执行该任务。',
  show: '查看',
  bell: '通知',
  bellNew: '通知：有新内容',
  all: '全部任务',
  ended: {
    done: '%{kind}：%{titles}已完成。',
    partly: '%{kind}：%{titles}已完成，%{n} 个失败。',
    failed: '%{kind}失败。',
    cancelled: '%{kind}已取消，%{titles}已完成。',
  },
  ofTitle: {
    tab: '任务',
    none: '最近 30 天没有任务处理过此条目。',
    noneHint: '批量更新、导入、定时发布等任务会按时间倒序列在这里。',
    all: '此条目的全部任务',
  },
}
