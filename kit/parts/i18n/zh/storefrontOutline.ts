/** Outline, tabs and problems of a storefront. */
export const words = {
  noProblems: '没有问题',
  repairs: {
    remove: '移除',
    openEnd: '不设结束',
    allowed: '使用允许值',
  },
}
