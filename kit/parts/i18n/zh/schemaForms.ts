import type { words as english } from '../en/schemaForms.ts'
import type { Words } from '../Words.ts'

/** Forms for schemas of any origin: what their parts are called and how they are worked. */
export const words: Words<typeof english> = {
  moreMistakes: '另有 %{smart_count} 处错误',
  kinds: {
    string: '文本',
    number: '数字',
    integer: '整数',
    boolean: '是或否',
    object: '对象',
    array: '列表',
    null: '空',
  },
  newName: '新字段的名称',
  addField: '添加字段',
  place: '第 %{n} 项',
  unfold: '展开%{name}',
  fold: '收起%{name}',
  names: {
    empty: '请先输入名称',
    taken: '已有同名字段',
    form: '此处不允许这种形式的名称',
  },
  kindNames: {
    string: '文本',
    number: '数字',
    integer: '整数',
    boolean: '是或否',
    object: '字段组',
    array: '列表',
    null: '空',
  },
  rows: {
    duplicate: '复制%{name}',
    duplicated: '第 %{n} 行是上一行的副本',
    putBack: '恢复该行',
    isBack: '第 %{n} 行已恢复',
    exactly: '恰好 %{smart_count} 行',
    between: '%{min} 至 %{smart_count} 行',
    atLeast: '至少 %{smart_count} 行',
    atMost: '最多 %{smart_count} 行',
    noRepeats: '不可重复',
  },
  findField: '查找字段',
  flawed: '此模式的部分内容无法照原样使用',
  flaws: {
    elsewhere: '%{name} 指向另一个文档，不会去获取。此处以 JSON 编辑，由服务器检查。',
    unsound: '此处“%{name}”的值类型不对，未予采用。',
    lost: '%{name} 在此模式中不存在。该字段以 JSON 编辑。',
    circle: '%{name} 只指回自身。该字段以 JSON 编辑。',
    pattern: '“%{name}”不是正则表达式，不作检查。',
    slowPattern: '“%{name}”可能耗时无尽，此处不作检查。',
    deep: '此模式超过 %{name} 层；更深的内容不在此检查。',
  },
  moreFlaws: '另有 %{smart_count} 处',
  summary: {
    title: '存在的问题',
    error: '%{smart_count} 处错误，无法保存',
    warning: '发布还需要 %{smart_count} 项',
    whole: '整体',
  },
}
