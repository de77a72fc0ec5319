/** The kinds of containers to choose from, while `dialog` says `gallery`. */
export function GalleryDialog() {
  return null
}
