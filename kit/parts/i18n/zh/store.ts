/** Lists of storefronts, collections and containers, and what makes a new one. */
export const words = {
  new: '新建%{type}',
  make: '创建',
  nameIn: '名称（%{language}）',
  kind: '容器种类',
  kinds: {
    banner: '横幅',
    carousel: '轮播',
    grid: '网格',
    rounded: '圆形',
    regular: '常规',
    Collection: '合集',
  },
  problems: {
    missing: '请至少用一种语言命名',
    noLetter: '名称中须有字母、文字或数字',
  },
}
