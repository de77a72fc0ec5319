/** The field of channels that has their number. */
export const NUMBER_FIELD = 'cn'
