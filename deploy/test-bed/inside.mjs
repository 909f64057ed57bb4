// Runs in the bed's own namespaces: brings everything up, plays, and prints the table. Ends with 1 when one
// went wrong.
import { bringUp } from './bed.mjs';
import { playOne } from './play.mjs';
import { choose } from './plays/all.mjs';
import { head, row } from './table.mjs';

const chosen = choose(process.argv[2]);
const began = Date.now();
const bed = await bringUp();
console.log(`\n${head}`);
const played = [];
for (const play of chosen) {
  played.push(await playOne(play, bed));
  console.log(row(played[played.length - 1]));
}
const wrong = played.filter((one) => one.wrong.length > 0).length;
console.log(`\n${played.length} plays in ${((Date.now() - began) / 60_000).toFixed(1)} minutes: ${wrong} went wrong`);
process.exit(wrong === 0 ? 0 : 1);
