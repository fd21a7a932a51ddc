import { createCanvas } from 'canvas';

/** An invented board: a picture as large and as busy as those of the games, as PNG. */
export function drawing(width: number, height: number): Buffer {
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext('2d');
  pen.fillStyle = '#0b1220';
  pen.fillRect(0, 0, width, height);
  for (let y = 60; y < height; y += 120) {
    for (let x = 60; x < width; x += 120) {
      pen.fillStyle = (x + y) % 240 === 0 ? '#17233c' : '#1f2c48';
      pen.fillRect(x - 54, y - 54, 108, 108);
      pen.fillStyle = ['#5bb8ff', '#ff9c45', '#3b4c70'][(x * y) % 7] ?? '#93a3c0';
      pen.beginPath();
      pen.arc(x, y, 24, 0, Math.PI * 2);
      pen.fill();
    }
  }
  return canvas.toBuffer('image/png');
}
