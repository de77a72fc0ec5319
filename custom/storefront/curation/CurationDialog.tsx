/** What a container shows, chosen, while `dialog` says `curation`. */
export function CurationDialog() {
  return null
}
