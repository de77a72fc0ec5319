import type { jobs as english } from '../en/jobs.ts'
import type { Words } from '../Words.ts'

export const jobs: Words<typeof english> = {
  kinds: {
    timedPublish: '定时发布',
    timedUnpublish: '定时取消发布',
    reaggregate: '重新聚合',
    restoreOriginal: '恢复原始内容',
  },
  of: '%{kind}：%{title}',
  noRecords: '没有状态记录',
  retry: '重试',
  retried: '正在重新执行该任务。',
}
