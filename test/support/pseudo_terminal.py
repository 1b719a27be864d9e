"""Runs a command on a pseudo terminal and types into it: argv is the steps as JSON, then the command. Prints JSON."""

import fcntl
import json
import os
import pty
import select
import struct
import sys
import termios
import time

steps, command = json.loads(sys.argv[1]), sys.argv[2:]
pid, terminal = pty.fork()
if pid == 0:
    fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 120, 0, 0))
    os.execvp(command[0], command)

seen, place, deadline = "", 0, time.monotonic() + 60
while time.monotonic() < deadline:
    if steps and steps[0]["wait"] in seen[place:]:
        place = len(seen)
        time.sleep(0.1)
        os.write(terminal, steps.pop(0)["type"].encode())
    ready, _, _ = select.select([terminal], [], [], 0.05)
    if not ready:
        continue
    try:
        data = os.read(terminal, 65536)
    except OSError:
        break
    if not data:
        break
    seen += data.decode(errors="replace")

if time.monotonic() >= deadline:
    os.kill(pid, 9)
_, status = os.waitpid(pid, 0)
print(json.dumps({"exit": os.waitstatus_to_exitcode(status), "output": seen, "left": steps}))
