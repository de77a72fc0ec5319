/** Forms for schemas of any origin: what their parts are called and how they are worked. */
export const schemaForms = {
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
}
