/** Forms for schemas of any origin: what their parts are called and how they are worked. */
export const schemaForms = {
  moreMistakes: '另有 %{smart_count} 处错误',
}
