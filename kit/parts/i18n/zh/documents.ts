/** Records that have no type document: policies, ads. */
export const words = {
  history: '历史记录',
  uses: '用于 %{smart_count} 处',
  tab: '标签页 %{name}',
  cannotDelete: '使用期间不会被删除。',
  same: '与当前内容相同。',
  bringBack: '将 %{version} 取回表单',
}
