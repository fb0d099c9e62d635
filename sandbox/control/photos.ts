/** A small drawn portrait, different for each number. */
export function drawPhoto(id: number): string {
  const hue = (id * 47) % 360
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="hsl(${hue} 55% 85%)"/><circle cx="48" cy="38" r="${15 + (id % 4)}" fill="hsl(${hue} 45% 45%)"/><path d="M16 96c2-24 16-34 32-34s30 10 32 34z" fill="hsl(${(hue + 40) % 360} 45% 40%)"/></svg>`
}
