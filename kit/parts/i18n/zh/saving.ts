import type { words as english } from '../en/saving.ts'
import type { Words } from '../Words.ts'

/** 等待中的保存、中断的保存，以及合并两人的工作。 */
export const words: Words<typeof english> = {
  waiting: {
    offline: '已离线：您的文字保留在此。',
    unreachable: '无法连接服务器：您的文字保留在此。',
    busy: '服务器繁忙：您的文字保留在此。',
    changes: '%{smart_count} 处更改等待发送。',
    now: '立即重试',
    stop: '停止重试',
  },
  slow: '仍在保存...',
  slowText: '所需时间比平时长，您可以继续输入。',
  finished: '%{at} 的保存曾被中断，现已完成。',
  leftOn: '《%{name}》有尚未保存的内容。',
  open: '打开',
  lockedOut: {
    said: '%{name} 正在编辑。您的文字保留在此，尚未保存。',
    title: '未保存：%{name} 持有锁定。',
    saidOwn: '您正在另一个标签页中编辑。您的文字保留在此，尚未保存。',
    titleOwn: '未保存：您在另一个标签页持有锁定。',
    text: '您的文字保留在此。',
    compare: '比较并合并',
    same: '尚无新的保存内容。',
  },
  merge: {
    field: '字段',
    both: '两者都要：%{text}',
    edit: '编辑结果',
    result: '%{field} 的结果',
    removed: '已移除',
    order: '%{field}：顺序',
    choose: '选择',
    alone: '自动合并',
    preview: '结果',
    previewText: '合并后的内容对 V%{n} 的更改。',
    nothing: '结果与已保存的内容相同。',
    theirs: '来自对方',
    mine: '来自您',
  },
  left: {
    title: '合并您对《%{name}》未保存的内容',
    subtitle: '在您输入之后，V%{n} 已于 %{at} 保存。',
    mine: '未保存，%{at}',
    theirs: '表单中现有',
    take: '放入表单',
  },
  published: {
    title: '将 V%{n} 并入您的《%{name}》草稿',
    subtitle: '此草稿开始之后，V%{n} 已发布。',
    theirs: '已上线，V%{n}',
    take: '并入我的草稿',
  },
  session: {
    kept: '尚未保存的内容留在此浏览器中，%{name} 再次登录时可恢复。',
    waits: '正在等待登录窗口...',
  },
}
