/** What a feed is called by its file: without days and endings, so that tomorrow's file is of the same feed. */
export function feedName(file: string): string {
  return file
    .replace(/\.gz$/i, '')
    .replace(/\.(xml|xmltv|csv|txt)$/i, '')
    .replaceAll(/[-_. ]*\d{4}-?\d{2}-?\d{2}/g, '')
}
