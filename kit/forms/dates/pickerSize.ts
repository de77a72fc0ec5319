/** The calendar's box in px, kept free while it is fetched: a popup that grew later would leave the page. */
export const PICKER_SIZE = { inlineSize: 336, minBlockSize: 410 }
