export const sponsor = {
  marker: '赞助',
  by: '由 %{name} 赞助',
  told: '会告知观众此内容为赞助内容',
}
