/** `npm run test:full` walks whole matrices; `npm test` walks their short forms (design 9 (32)). */
export const isFullRun = process.env.FULL === '1'
